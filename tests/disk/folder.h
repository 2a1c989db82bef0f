// A folder of a test's own, without Qt.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

namespace dossier::test {

class Folder
{
public:
    Folder()
    {
        std::string name = std::filesystem::temp_directory_path() / "dossier-XXXXXX";
        EXPECT_NE(::mkdtemp(name.data()), nullptr);
        m_path = name;
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::string& path() const { return m_path; }
    std::string path(const std::string& name) const { return m_path + '/' + name; }

    void clear() const
    {
        for (const std::string& name : names())
            std::filesystem::remove_all(path(name));
    }

    void write(const std::string& name, const std::string& content) const
    {
        std::ofstream out(path(name), std::ios::binary);
        out << content;
        EXPECT_TRUE(out.flush().good());
    }

    std::string content(const std::string& name) const
    {
        std::ifstream in(path(name), std::ios::binary);
        EXPECT_TRUE(in.good()) << name;
        return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }

    std::vector<std::string> names() const
    {
        std::vector<std::string> all;
        for (const auto& entry : std::filesystem::directory_iterator(m_path))
            all.push_back(entry.path().filename());
        std::sort(all.begin(), all.end());
        return all;
    }

private:
    std::string m_path;
};

} // namespace dossier::test

#include "fuzz/growth_shapes.h"

namespace dossier::test {

std::vector<Shape> jsonShapes()
{
    return {repeated("nested lists", "", "["),
            repeated("nested objects", "", "{\"a\":"),
            repeated("nested where the cards are", "{\"cards\":", "{\"a\":"),
            repeated("the same key", "{\"cards\":{", "\"XF96-0063v1\":1,", "\"a\":1}}"),
            numbered("always another key", "{\"cards\":{", "\"a%\":1,", "\"a\":1}}"),
            numbered("other keys beside the cards", "{\"cards\":{\"XF96-0063v1\":1},", "\"a%\":1,", "\"a\":1}"),
            repeated("escapes", "{\"name\":\"", "\\\"", "\",\"cards\":{}}"),
            repeated("escaped line ends", "{\"description\":\"", "\\n", "\",\"cards\":{}}"),
            repeated("numbers", "[", "1,", "1]"),
            repeated("a long number", "{\"cards\":{\"a\":", "9", "}}"),
            repeated("a string without end", "[\"", "a\\"),
            repeated("empty lists", "[", "[],", "1]")};
}

std::vector<Shape> collectionShapes()
{
    const std::string head = "Quantity,Card ID,Name,Set,Condition,Location,Note,Price Paid,Acquired\n";
    std::vector<Shape> shapes = jsonShapes();
    for (const char* row : {"1,XF96-0063v1\n", "1,,\"Aubrey, MO\"\n", "1,,Nobody\n", "1,XF97-0063v2\n",
                            "1,XF96-0063[,Aubrey\n", "1,,X\n", "1,63,,Premiere\n", "1,XF96-0063v1,,,mint,,n\n",
                            "1,XF96-0063v1,,,,,,1.50 EUR\n", "x,XF96-0063v1\n", "\"\n", "\"\"\n", ",,,,\n",
                            "1,XF96-0063v1,\"a\nb\"\n", "1,,Lake #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5\n"})
        shapes.push_back(repeated(std::string("rows of ") + row, head, row));
    for (const char* row :
         {"1,XF96-0063v1,,,,Box %\n", "1,XF96-0063v1,,,,,n %\n", "1,XF96-0063v1,,,,,a note of some length that is %\n",
          "%,XF96-0063v1,,,,Box,a note %,2 EUR\n", "1,,Nobody %\n", "1,,Aubrey M%\n", "1,XF9%-0063v1\n",
          "%,XF96-0063v1\n"})
        shapes.push_back(numbered(std::string("rows of ") + row, head, row));
    for (const char* mark : {",", "\"", "\"\"", ";", "a,", "Name,", " #5", "\t", "[", "("}) {
        shapes.push_back(repeated(std::string("a heading of ") + mark, "Quantity,Name,", mark, "\n1,\"Aubrey, MO\"\n"));
        shapes.push_back(repeated(std::string("a row of ") + mark, head + "1,,Lake", mark));
        shapes.push_back(repeated(std::string("a note of ") + mark, head + "1,XF96-0063v1,,,,,", mark));
    }
    for (const char* line : {"2 Aubrey, MO\n", "Aubrey, MO x2\n", "63 2\n", "# Aubrey\n", "Team:\n", "#63 x2\n",
                             "2 Lake #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5 #5\n"})
        shapes.push_back(repeated(std::string("a list of ") + line, "1 Aubrey, MO\n", line));
    for (const char* line : {"2 Nobody %\n", "% XF96-0063v1\n", "1 Aubrey M%\n", "1 XF9%-0063v1 Aubrey\n"})
        shapes.push_back(numbered(std::string("a list of ") + line, "1 Aubrey, MO\n", line));
    for (const char* item : {R"({"id":"XF96-0063v1","count":1,"location":"%"},)", R"({"title":"Nobody %"},)",
                             R"({"id":"XF96-0063v1","count":1,"note":"%"},)",
                             R"({"id":"XF96-0063v1","count":1,"note":"a note of some length that is %"},)",
                             R"({"a%":1},)", "%,", R"("%",)"}) {
        shapes.push_back(numbered(std::string("items of ") + item, "[", item, "1]"));
        shapes.push_back(numbered(std::string("lines of ") + item, "[", std::string(item) + "\n", "1]"));
    }
    return shapes;
}

} // namespace dossier::test

/** Every type that is modelled, once: they find each other by name. */
import "./book/book-parts.js";
import "./book/names.js";
import "./book/workbook.js";
import "./book/xml-parts.js";
import "./charts/chart-collection.js";
import "./charts/chart.js";
import "./drawings/shapes.js";
import "./ranges/range-areas.js";
import "./ranges/range-format.js";
import "./ranges/range.js";
import "./sheets/page-layout.js";
import "./sheets/sheet-parts.js";
import "./sheets/worksheet-collection.js";
import "./sheets/worksheet.js";
import "./tables/table-collection.js";
import "./tables/table.js";

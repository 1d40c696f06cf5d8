// Without the fonts that the theme brings: the pages are read in the system's own.
import DefaultTheme from "vitepress/theme-without-fonts";
import "./style.css";

export default DefaultTheme;

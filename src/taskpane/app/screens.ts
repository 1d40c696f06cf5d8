import type { ComponentType } from "react";
import { ConnectionScreen } from "../connection/ConnectionScreen.js";
import { SearchScreen } from "../search/SearchScreen.js";
import type { ViewName } from "./router.js";

export const screens: Readonly<Record<ViewName, ComponentType>> = {
  search: SearchScreen,
  connection: ConnectionScreen,
};

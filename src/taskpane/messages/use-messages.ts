import { createContext, useContext } from "react";
import { en } from "./en/index.js";
import type { Messages } from "./types.js";

export const MessagesContext = createContext<Messages>(en);

export const useMessages = (): Messages => useContext(MessagesContext);

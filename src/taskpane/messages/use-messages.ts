import { createContext, useContext } from "react";
import { en } from "./en/index.js";
import type { Messages } from "./messages.js";

export const MessagesContext = createContext<Messages>(en);

export const useMessages = (): Messages => useContext(MessagesContext);

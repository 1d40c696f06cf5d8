import type { MouseEvent } from "react";
import { Link } from "@fluentui/react-components";
import { useMessages } from "../messages/use-messages.js";
import { useServices } from "../services/services.js";
import { openContent } from "./open-content.js";

interface ContentLinkProps {
  /** As the service's answers name it: without a signature. */
  readonly link: string;
  readonly text: string;
}

/** A page, picture or file of the service: the link names the content, a click opens it with the key's right. */
export function ContentLink({ link, text }: ContentLinkProps) {
  const { client, host } = useServices();
  const { search } = useMessages();
  const open = (event: MouseEvent) => {
    // Another window, a download: the browser's own ways, with the link as it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const sign = (address: string) => client.signLink(address);
    if (openContent({ link, sign, host, waiting: search.openingLink })) event.preventDefault();
  };
  return (
    <Link href={link} target="_blank" rel="noreferrer" onClick={open}>
      {text}
    </Link>
  );
}

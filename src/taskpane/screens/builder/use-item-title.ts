import { useEffect, useState } from "react";
import { useServices } from "../../services/services.js";

/** What an id stands for, where a search has shown it; costs nothing. */
export function useItemTitle(id: string): string | undefined {
  const { client } = useServices();
  const [found, setFound] = useState<{ id: string; title: string } | null>(null);
  const trimmed = id.trim();
  const known = /^\d+$/.test(trimmed) ? client.peekItem(Number(trimmed))?.title : undefined;

  useEffect(() => {
    if (trimmed === "" || trimmed.startsWith("=") || /^\d+$/.test(trimmed)) return undefined;
    let isCurrent = true;
    client.findIndicatorItem(trimmed).then(
      (item) => {
        if (isCurrent && item !== undefined) setFound({ id: trimmed, title: item.title });
      },
      // A closed store: the id stands alone.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, trimmed]);

  return known ?? (found?.id === trimmed ? found.title : undefined);
}

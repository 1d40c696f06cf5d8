interface CookieRules {
  /** Over https alone; a browser then holds the name to that, too. */
  readonly isSecure: boolean;
}

/** Of the session, and of a sign-in under way. */
type CookieName = "session" | "sign-in";

export interface Cookies {
  read(header: string | undefined, name: CookieName): string | undefined;
  /** The header that sets it; an empty value takes it away. */
  write(name: CookieName, value: string, lifetimeMs: number): string;
}

/** No script reads them, and no other site's form sends them. */
export function createCookies({ isSecure }: CookieRules): Cookies {
  const fullName = (name: CookieName) => `${isSecure ? "__Host-" : ""}stat-${name}`;
  return {
    read: (header = "", name) => {
      const start = `${fullName(name)}=`;
      const pairs = header.split(";").map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
    },
    write: (name, value, lifetimeMs) =>
      [
        `${fullName(name)}=${value}`,
        `Max-Age=${String(value === "" ? 0 : Math.floor(lifetimeMs / 1000))}`,
        ...["Path=/", "HttpOnly", "SameSite=Lax", ...(isSecure ? ["Secure"] : [])],
      ].join("; "),
  };
}

/** What a browser does without a page of its own: keeps cookies, follows redirects, sends forms. */

interface Page {
  readonly status: number;
  readonly address: string;
  readonly headers: Headers;
  readonly text: string;
}

interface Browser {
  readonly cookies: Map<string, string>;
  open(address: string): Promise<Page>;
  /** Sends the form whose action ends so, with its hidden fields and what is typed besides. */
  send(page: Page, action: string, typed?: Record<string, string>): Promise<Page>;
  post(address: string, fields: Record<string, string>): Promise<Page>;
  /** Where redirects lead before the first address that begins so, without going there. */
  stepTo(address: string, beginning: string): Promise<string>;
  /** Where the first answer leads, without going there. */
  step(address: string): Promise<{ readonly location: string; readonly cookies: string[] }>;
}

const textOf = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

export function createBrowser(): Browser {
  const cookies = new Map<string, string>();
  const ask = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(address, {
      ...init,
      redirect: "manual",
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const follow = async (address: string, init?: RequestInit): Promise<Page> => {
    const answer = await ask(address, init);
    const text = await answer.text();
    const location = answer.headers.get("location");
    if (answer.status >= 300 && answer.status < 400 && location !== null)
      return follow(new URL(location, address).href);
    return { status: answer.status, address, headers: answer.headers, text };
  };
  const post = (address: string, body: URLSearchParams) =>
    follow(address, { method: "POST", body });
  const step = async (address: string) => {
    const answer = await ask(address);
    await answer.text();
    const set = answer.headers.getSetCookie();
    return { location: answer.headers.get("location") ?? "", cookies: set };
  };
  return {
    cookies,
    step,
    stepTo: async (address, beginning) => {
      let at = address;
      for (let steps = 0; !at.startsWith(beginning); steps += 1) {
        const { location } = await step(at);
        if (location === "" || steps > 10) throw new Error(`Redirects end at ${at}.`);
        at = new URL(location, at).href;
      }
      return at;
    },
    open: (address) => follow(address),
    post: (address, fields) => post(address, new URLSearchParams(fields)),
    send: (page, action, typed = {}) => {
      const forms = page.text.split("<form").slice(1);
      const form = forms.find((one) => new RegExp(`action="[^"]*${action}"`).test(one));
      if (form === undefined) throw new Error(`No form leads to ${action}:\n${page.text}`);
      const [, address = ""] = /action="([^"]*)"/.exec(form) ?? [];
      const own = (form.split("</form>")[0] ?? "").matchAll(/<input[^>]*>/g);
      const fields = new URLSearchParams();
      for (const [input] of own)
        fields.append(
          textOf(/name="([^"]*)"/.exec(input)?.[1] ?? ""),
          textOf(/value="([^"]*)"/.exec(input)?.[1] ?? ""),
        );
      for (const [name, value] of Object.entries(typed)) fields.set(name, value);
      return post(address, fields);
    },
  };
}

/** The key that a page shows; empty where it shows none. */
export const keyOn = ({ text }: Page): string => /k[0-9a-f]{12}\.[\w-]{43}/.exec(text)?.[0] ?? "";

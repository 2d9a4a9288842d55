declare const __VERSION__: string;

const provider = '--api <url>: the provider; else TRAVEL_EMBED_API of the environment, else http://127.0.0.1:4600.';

/** Lines and explanation of each command. */
export const helpOf: Readonly<Record<string, string>> = {
  csp: `  travel-embed csp --api <url> [--cdn <url>] [--app-id <id>] [--nonce] [--policy <text>] [--json]
      The Content-Security-Policy directives that a page with the script tag needs, each with its reason.
      --policy: your present policy; it is printed again with what is missing.`,
  html: `  travel-embed html --cdn <url> [--app-id <id>] [--from <code>] [--to <code>] [--nonce-value <mark>] [--evergreen]
      Tag and container of the flight search with its form as markup: the page paints it by itself, and what is typed
      before the script has come is kept. It names the files of this release: print it again after a release.
      --evergreen: the loader of the major version, without files that are asked for ahead.`,
  sign: `  travel-embed sign --app-id <id> --kid <key> --user <id> [--name <text>] [--mobile <number>] [--life <seconds>]
      A one-time ticket for a user. The secret is read from TRAVEL_EMBED_SECRET, never from the command line.`,
  events: `  travel-embed events list | kinds
  travel-embed events create --to <url> [--kind <kind>]…
  travel-embed events change --id <subscription> [--to <url>] [--kind <kind>]… [--on | --off]
  travel-embed events rotate | test | remove --id <subscription>
  travel-embed events log --id <subscription> [--state due|delivered|dead]
  travel-embed events show --delivery <number>
  travel-embed events resend --id <subscription> [--delivery <number>]     (without a delivery: all dead ones)
  travel-embed events replay --id <subscription> --since <time>
      Subscriptions of your application's server events and their log. Takes --api and --app-id (default); --kid with
      TRAVEL_EMBED_SECRET, or neither with a sandbox, which hands its key out.
      ${provider}`,
  listen: `  travel-embed listen --to <url> [--kind <kind>]… [--api <url>] [--app-id <id>] [--kid <key>]
      Forwards server events to a server on your machine until you stop it.
      ${provider}`,
  trigger: `  travel-embed trigger <kind> [--api <url>] [--app-id <id>]
      Makes a server event for real, by calls that a member of the sandbox makes; "events kinds" lists them.
      ${provider}`,
  scenario: `  travel-embed scenario [<name>] [--api <url>]
      Makes a named situation in the sandbox: its account, its screen and its state. Without a name: the list of all.
      ${provider}`,
  clock: `  travel-embed clock <seconds> [--account <phone>] [--api <url>]
      Moves the sandbox's clock forward, or that of one account alone; 0 tells the time.
      ${provider}`,
  sandbox: `  travel-embed sandbox [--port 4600] [--origin <url>]… [--data-dir <folder>]
      The provider on this machine, for your own pages and tests. Needs @electric-sql/pglite beside it.`,
};

/** Of a command; without one, of all. */
export const helpFor = (command?: string): string =>
  `travel-embed ${__VERSION__}\n\n${command ? helpOf[command] : Object.values(helpOf).join('\n\n')}`;

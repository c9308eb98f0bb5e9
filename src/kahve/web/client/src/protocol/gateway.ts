import { below, within } from "./base";
import type { Socket } from "./connection";

/** What an address of the page names, whichever way the browser's bar has it. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** The way to the server: its answers, the lines to its tables, and how a page of it stands in the browser's bar. */
export interface Gateway {
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** A line to the table of this address. */
  line(address: string): Socket;
  /** The page of the server that an address of the browser stands for. */
  read(url: URL | Location): PageAddress;
  /** How a page of the server, such as `/t/k7f`, stands in the browser's bar. */
  write(page: string): string;
  /** The address of a picture that is not in the scripts, such as `cup.svg`. */
  picture(name: string): string;
}

const overTheNet: Gateway = {
  fetch: (address, init) => fetch(below(address), init),
  line: (address) => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${below(address)}`) as unknown as Socket,
  read: ({ pathname, search, hash }) => ({ pathname: within(pathname), search, hash }),
  write: (page) => below(page),
  picture: (name) => below(`/assets/${name}`),
};

let chosen = overTheNet;

/** Reach the server another way from now on; called before anything else of the page is there. */
export function useGateway(gateway: Gateway): void {
  chosen = gateway;
}

export function gateway(): Gateway {
  return chosen;
}

/** How a link to a page of the server is written, so that a new tab finds it too. */
export function to(page: string): string {
  return chosen.write(page);
}

/** The page of the server that is on show. */
export function here(): PageAddress {
  return chosen.read(location);
}

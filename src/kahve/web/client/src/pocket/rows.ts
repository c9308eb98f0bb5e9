/** What is kept of a table, or a change to it: `Rows` of kahve/pocket/page_store.py says what each part is. */
export interface Rows {
  table: string;
  game?: string;
  /** By number, each as a text of JSON. */
  events?: Record<string, string>;
  seats?: Record<string, number>;
  asks?: Record<string, number>;
  reviews?: Record<string, unknown>;
  snapshot?: [n: number, state: string];
  at?: number;
  freed?: number[];
}

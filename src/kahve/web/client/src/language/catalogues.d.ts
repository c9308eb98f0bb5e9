declare module "kahve:languages" {
  /** How to fetch the messages of each language that is offered beside English: those of the first page, and the others. */
  export const OTHERS: Record<string, Record<"first" | "later", () => Promise<{ default: string }>>>;
}
declare module "kahve:english/*" {
  const text: string;
  export default text;
}

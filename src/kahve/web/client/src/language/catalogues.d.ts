declare module "kahve:languages" {
  /** How to fetch the messages of each language that is offered beside English. */
  export const OTHERS: Record<string, () => Promise<{ default: string }>>;
}
declare module "kahve:english/*" {
  const text: string;
  export default text;
}

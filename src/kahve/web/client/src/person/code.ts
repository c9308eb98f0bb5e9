/** The code that a link carries behind its mark. */
export function codeIn(hash: string): string {
  return /^#code=([A-Za-z]{1,12})$/.exec(hash)?.[1]?.toUpperCase() ?? "";
}

/** Reads the search term that the screen of a URL answers, as it was typed. Other screens have none. */
export function readScreenTerm({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  return pathname === '/product' ? (query.get('asked') ?? query.get('word') ?? '').slice(0, 100) : ''
}

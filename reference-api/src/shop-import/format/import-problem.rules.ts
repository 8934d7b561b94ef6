/** A problem in one cell of a shop folder. Line 0 refers to the whole file. */
export type ImportProblem = { file: string; line: number; column: string; reason: string }

/** An error that lists every problem in the folder. Nothing has been imported. */
export class ShopImportError extends Error {
  override name = 'ShopImportError'

  constructor(readonly problems: readonly ImportProblem[]) {
    super(
      [
        `取り込めませんでした。${problems.length}か所を直してください。`,
        ...problems.map(describeProblem),
      ].join('\n'),
    )
  }
}

/** Describes places to check after a successful import. Returns an empty string if there are no warnings. */
export function describeWarnings(warnings: readonly ImportProblem[]): string {
  if (warnings.length === 0) return ''
  return [
    `取り込みました。${warnings.length}か所を確かめてください。`,
    ...warnings.map(describeProblem),
    '',
  ].join('\n')
}

export function describeProblem({ file, line, column, reason }: ImportProblem): string {
  const place = [line > 0 ? `${line}行目` : '', column ? `「${column}」` : ''].join('')
  return `${file} ${place}: ${reason}`
}

import { readFile } from 'node:fs/promises'
import { listComparisons } from './canary.rules'
import { checkComposition, formatError, type CheckOptions, type Verdict } from './check-composition'
import { parseComposition, type CompositionDocument } from './composition.rules'

/** A document and all reasons to reject it. `document` is undefined if it cannot be read. */
export type Judgement = Verdict & { document: CompositionDocument | undefined }

/** Reads a document and checks it, including its canaries, against the composition that it would replace. */
export async function judgeDocument(
  file: string,
  inForce: CompositionDocument | undefined,
  options: CheckOptions,
): Promise<Judgement> {
  let document: CompositionDocument
  try {
    document = parseComposition(await readFile(file, 'utf8'))
  } catch (error) {
    // A disk error may resolve on its own. An invalid document stays invalid until someone rewrites it.
    const none = { document: undefined, contradictions: [], transient: [], tolerated: [] }
    const { code } = error as NodeJS.ErrnoException
    return code === undefined
      ? { ...none, contradictions: [formatError(error)] }
      : { ...none, transient: [`the document cannot be read (${code})`] }
  }
  const verdicts = await Promise.all(
    listComparisons({ document, inForce }).map((comparison) => checkComposition(comparison, options)),
  )
  const all = (reasons: (verdict: Verdict) => string[]) => [...new Set(verdicts.flatMap(reasons))]
  return {
    document,
    contradictions: all(({ contradictions }) => contradictions),
    transient: all(({ transient }) => transient),
    tolerated: all(({ tolerated }) => tolerated),
  }
}

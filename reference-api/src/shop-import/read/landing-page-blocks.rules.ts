import { ProductQuery } from '@storefront/contracts'
import {
  array,
  defaulted,
  dynamic,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  omit,
  size,
  string,
  type Infer,
} from 'superstruct'

const kinds = ['text', 'goods', 'links', 'occasion'] as const

/** A block as staff write it in `landing-pages.yaml`. Unknown properties are rejected. */
const written = {
  text: object({ kind: literal('text'), html: string() }),
  goods: object({
    kind: literal('goods'),
    title: string(),
    query: omit(ProductQuery, ['page', 'per', 'arrive_by', 'prefecture']),
    per: defaulted(max(min(integer(), 1), 24), 8),
  }),
  links: object({
    kind: literal('links'),
    title: string(),
    links: size(
      array(object({ url: string(), label: string(), note: defaulted(nullable(string()), null) })),
      1,
      24,
    ),
  }),
  occasion: object({ kind: literal('occasion'), occasion: string() }),
}
export type WrittenBlock =
  | Infer<typeof written.text>
  | Infer<typeof written.goods>
  | Infer<typeof written.links>
  | Infer<typeof written.occasion>

const isKind = (kind: unknown): kind is keyof typeof written => kinds.some((known) => known === kind)

const writtenBlock = dynamic<WrittenBlock>((value) => {
  const kind = (value as { kind?: unknown } | null)?.kind
  return isKind(kind) ? (written[kind] as never) : (object({ kind: enums(kinds) }) as never)
})

/** Allows at most 20 blocks, because each block costs the page requests. */
export const writtenBlocks = defaulted(size(array(writtenBlock), 0, 20), [])

export const textsOfBlocks = (blocks: readonly WrittenBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.html] : []))

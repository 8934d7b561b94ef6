/**
 * A response that callers share until `expiresAt`, and in any case until the next full hour at most. `tags`
 * names everything in it that orders and reviews change (see `ShopChangeTable`). Without tags, any such
 * change makes the response outdated.
 */
export class Expiring<Response> {
  constructor(
    readonly response: Response,
    readonly expiresAt: Date | undefined,
    readonly tags?: readonly string[],
  ) {}
}

/** Tags of products whose stock and rating a response shows. */
export const tagsOfProducts = (ids: readonly number[]): string[] => [
  'reviews',
  ...ids.map((id) => `product:${id}`),
]

/** Wraps a handler's answer, unless the handler did. */
export const toExpiring = (answer: unknown): Expiring<unknown> =>
  answer instanceof Expiring ? answer : new Expiring(answer, undefined)

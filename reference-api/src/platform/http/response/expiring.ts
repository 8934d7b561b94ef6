/** A response that guests share until `expiresAt`, and in any case until the next full hour at most. */
export class Expiring<Response> {
  constructor(
    readonly response: Response,
    readonly expiresAt: Date | undefined,
  ) {}
}

/** Wraps a handler's answer, unless the handler did. */
export const toExpiring = (answer: unknown): Expiring<unknown> =>
  answer instanceof Expiring ? answer : new Expiring(answer, undefined)

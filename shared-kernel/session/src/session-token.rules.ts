export type StoredToken = { accessToken: string; expiresAtMs: number }

/** Treat a token as expired this much early (§9). */
const expiryMarginSeconds = 5

/** Builds the token from a login response, with the time at which it expires. `now` is in milliseconds. */
export const tokenOf = (accessToken: string, expiresInSeconds: number, now: number): StoredToken => ({
  accessToken,
  expiresAtMs: now + (expiresInSeconds - expiryMarginSeconds) * 1_000,
})

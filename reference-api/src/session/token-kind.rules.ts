export type TokenKind = {
  /** Ends when the account's sessions end: what was sent before opens nothing any more. */
  endsWithAccess: boolean
  /** A new one takes the older ones' place. */
  isOnlyOne: boolean
}

/** Every kind of code and link. One that outlives the end of sessions can only give an account back. */
export const tokenKinds = {
  verify: { endsWithAccess: true, isOnlyOne: true },
  unlock: { endsWithAccess: true, isOnlyOne: true },
  email: { endsWithAccess: true, isOnlyOne: true },
  reminder: { endsWithAccess: true, isOnlyOne: true },
  reset: { endsWithAccess: true, isOnlyOne: true },
  undo: { endsWithAccess: false, isOnlyOne: false },
} as const satisfies Record<string, TokenKind>

export type TokenPurpose = keyof typeof tokenKinds

export type TokenKind = {
  /** Ends with the account's sessions: earlier links and codes become invalid. */
  endsWithAccess: boolean
  /** A new one replaces the older ones. */
  isOnlyOne: boolean
}

/** Every kind of code and link. One that outlives the sessions can only recover an account. */
export const tokenKinds = {
  verify: { endsWithAccess: true, isOnlyOne: true },
  unlock: { endsWithAccess: true, isOnlyOne: true },
  email: { endsWithAccess: true, isOnlyOne: true },
  reminder: { endsWithAccess: true, isOnlyOne: true },
  reset: { endsWithAccess: true, isOnlyOne: true },
  undo: { endsWithAccess: false, isOnlyOne: false },
} as const satisfies Record<string, TokenKind>

export type TokenPurpose = keyof typeof tokenKinds

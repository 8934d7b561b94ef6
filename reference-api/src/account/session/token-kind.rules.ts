export type TokenKind = {
  /** Whether the token becomes invalid when the account's sessions end. */
  endsWithAccess: boolean
  /** Whether a new token replaces older tokens. */
  isOnlyOne: boolean
}

/**
 * All kinds of codes and links. Those that outlive the account's sessions can only be used to recover the
 * account.
 */
export const tokenKinds = {
  verify: { endsWithAccess: true, isOnlyOne: true },
  unlock: { endsWithAccess: true, isOnlyOne: true },
  email: { endsWithAccess: true, isOnlyOne: true },
  reminder: { endsWithAccess: true, isOnlyOne: true },
  reset: { endsWithAccess: true, isOnlyOne: true },
  undo: { endsWithAccess: false, isOnlyOne: false },
} as const satisfies Record<string, TokenKind>

export type TokenPurpose = keyof typeof tokenKinds

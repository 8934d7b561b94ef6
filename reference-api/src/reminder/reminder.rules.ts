/** A link of one kind is none of the other. */
export const purposeOf = (kind: string | null | undefined) => (kind === 'username' ? 'reminder' : 'reset')

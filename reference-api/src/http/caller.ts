/** `maintenance` is the setting SITE.MAINTENANCE, as staff wrote it. */
export type Channel = { id: number; code: string; name: string; maintenance: unknown }

/** The signed-in member of a request. */
export type Member = { id: number; session_family: string; is_registered_member: boolean }

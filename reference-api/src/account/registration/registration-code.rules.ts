import { hashToken } from '../../platform/secret/token.rules'

/** Lifetime of a registration code. */
export const codeMinutes = 30

/** Returns the stored form of the code mailed for the pending registration `id`. */
export const hashRegistrationCode = (id: number, code: string) => hashToken(`registration:${id}:${code}`)

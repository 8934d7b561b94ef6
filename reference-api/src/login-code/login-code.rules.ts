import { hashToken } from '../secret/token.rules'

export const codeMinutes = 10

/** What is kept of a code. */
export const hashLoginCode = (id: number, code: string) => hashToken(`login:${id}:${code}`)

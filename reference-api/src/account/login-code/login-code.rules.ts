import { hashToken } from '../../platform/secret/token.rules'

export const codeMinutes = 10

export const hashLoginCode = (id: number, code: string) => hashToken(`login:${id}:${code}`)

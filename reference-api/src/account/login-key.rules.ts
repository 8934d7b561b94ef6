import { caseless } from '../person/person-normalise.rules'
import { hashToken } from '../secret/token.rules'

/**
 * What is counted of a login name: an unknown name is counted and locked like a known one, so nobody learns
 * which is which.
 */
export const loginKey = (channelId: number, name: string) => `${channelId}:${hashToken(caseless(name))}`

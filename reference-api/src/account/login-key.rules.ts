import { caseless } from '../person/person-normalise.rules'
import { hashToken } from '../secret/token.rules'

/**
 * Used to count and lock unknown usernames exactly like existing ones, so that callers can't tell them apart.
 */
export const loginKey = (channelId: number, name: string) => `${channelId}:${hashToken(caseless(name))}`

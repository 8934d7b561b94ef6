import { caseless } from '../../platform/person/person-normalise.rules'
import { hashToken } from '../../platform/secret/token.rules'

/**
 * Returns the key under which hits for a username or email address are counted. Unknown names have a key like
 * existing ones, so that callers can't tell them apart.
 */
export const loginKey = (channelId: number, name: string) => `${channelId}:${hashToken(caseless(name))}`

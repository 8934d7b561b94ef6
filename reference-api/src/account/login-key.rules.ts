import { caseless } from '../person/person-normalise.rules'
import { hashToken } from '../secret/token.rules'

/** Counts and locks unknown names like known ones, so that neither can be told apart. */
export const loginKey = (channelId: number, name: string) => `${channelId}:${hashToken(caseless(name))}`

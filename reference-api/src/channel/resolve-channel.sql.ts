import { Rejection } from '../http/rejection'
import type { Services } from '../services'
import type { Channel } from '../http/caller'
import { findChannel } from './channel.sql'

/** §8: an unknown channel is told from any other 404 by this message. */
const unknownChannelMessage = 'チャネルが存在しない'

export async function resolveChannel(
  { readDb, config }: Services,
  header: string | string[] | undefined,
): Promise<Channel> {
  const code = header === undefined ? config.defaultChannel : String(header)
  const channel = await findChannel(readDb, code)
  if (!channel) throw new Rejection(404, 'channel.not_found', unknownChannelMessage)
  return channel
}

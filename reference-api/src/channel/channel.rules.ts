import { Rejection } from '../rejection'
import type { Services } from '../services'
import { findChannel, type Channel } from './channel.sql'

/** §8: an unknown channel is told from any other 404 by this message. */
const unknownChannelMessage = 'チャネルが存在しない'

export async function resolveChannel({ db, config }: Services, header: string | string[] | undefined): Promise<Channel> {
  const code = header === undefined ? config.defaultChannel : String(header)
  const channel = await findChannel(db, code)
  if (!channel) throw new Rejection(404, 'channel.not_found', unknownChannelMessage)
  return channel
}

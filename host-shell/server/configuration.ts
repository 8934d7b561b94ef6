import path from 'node:path'
import { plainHost } from './security/plain-host.rules'

/** Settings of the gateway from its environment; docs/configuration.md lists each. */
export type Configuration = {
  port: number
  host: string
  compositionFile: string
  /** Hosts that may serve fragments, beside those of the composition in force. */
  fragmentHosts: string[]
  /** Releases of the shell: its own static files, and older ones for open tabs. */
  shellReleases: string
  /** How long a page waits for the fragment of a remote that is well. */
  fragmentDeadlineMs: number
  /** How long for one that is known to be sick. */
  fragmentSickDeadlineMs: number
  /** So many fragments of a remote are asked for at once. */
  fragmentConcurrency: number
  /** So many more wait for their turn; over that pages are answered 503. */
  fragmentQueueLimit: number
  /** Channel by host name, `*` for the others: `shop.example=tsunagu,b2b.example=business,*=tsunagu`. */
  channels: Map<string, string>
  /** Hosts that are answered; undefined answers any. */
  allowedHosts: ReadonlySet<string> | undefined
  /**
   * Who may tell a shopper's address in x-forwarded-for: the own network, or a list of addresses and
   * networks.
   */
  trustedProxies: string
  /** Where the payment service answers shoppers' browsers; undefined where none is told. */
  paymentOrigin: string | undefined
  /** True lets `?remotes=` replace a remote's entry: developers only. */
  isDeveloperOverrideAllowed: boolean
}

export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const channels = channelsOf(env.CHANNELS ?? '*=tsunagu')
  return {
    port: Number(env.PORT ?? 8080),
    host: env.HOST ?? '127.0.0.1',
    compositionFile: path.resolve(env.COMPOSITION ?? '.shop/composition.json'),
    fragmentHosts: listOf(env.FRAGMENT_HOSTS ?? ''),
    shellReleases: path.resolve(env.SHELL_RELEASES ?? path.join(__dirname, '../..')),
    fragmentDeadlineMs: Number(env.FRAGMENT_DEADLINE_MS ?? 1_500),
    fragmentSickDeadlineMs: Number(env.FRAGMENT_SICK_DEADLINE_MS ?? 300),
    fragmentConcurrency: Number(env.FRAGMENT_CONCURRENCY ?? 8),
    fragmentQueueLimit: Number(env.FRAGMENT_QUEUE_LIMIT ?? 64),
    channels,
    allowedHosts: allowedHostsOf(env.ALLOWED_HOSTS, channels),
    trustedProxies: env.TRUSTED_PROXIES || 'loopback,linklocal,uniquelocal',
    paymentOrigin: originOf(env.PAYMENT_ORIGIN),
    isDeveloperOverrideAllowed: env.DEVELOPER_OVERRIDE === '1',
  }
}

/** As a policy names it. */
const originOf = (text: string | undefined) => (text ? new URL(text).origin : undefined)

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function channelsOf(text: string): Map<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split('=') as [string, string])
  return new Map(pairs.map(([host, channel]) => [plainHost(host), channel]))
}

/** The list and the channels' own hosts; without a list only channels that leave no other host say who. */
function allowedHostsOf(list: string | undefined, channels: Map<string, string>) {
  const named = [...channels.keys()].filter((host) => host !== '*')
  const allowed = listOf(list ?? '').map(plainHost)
  return allowed.length > 0 || !channels.has('*') ? new Set([...allowed, ...named]) : undefined
}

/** The channel that a host name stands for. */
export function channelOf({ channels }: Pick<Configuration, 'channels'>, hostname: string): string {
  return channels.get(plainHost(hostname)) ?? channels.get('*') ?? 'tsunagu'
}

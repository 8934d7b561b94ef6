import path from 'node:path'
import { plainHost } from './security/plain-host.rules'

/** Settings of the gateway from its environment; docs/configuration.md lists each. */
export type Configuration = {
  port: number
  host: string
  compositionFile: string
  /** Hosts that may serve fragments, beside those of the active composition. */
  fragmentHosts: string[]
  /** Releases of the shell: its own static files, and older ones for open tabs. */
  shellReleases: string
  /** How long a page waits for the fragment of a healthy remote. */
  fragmentDeadlineMs: number
  /** How long a page waits for a remote with an open circuit. */
  fragmentSickDeadlineMs: number
  /** Concurrent fragment requests for one release. */
  fragmentConcurrency: number
  /** Queued requests beyond that; further pages are answered 503. */
  fragmentQueueLimit: number
  /** Channel by host name, `*` for the others: `shop.example=tsunagu,b2b.example=business,*=tsunagu`. */
  channels: Map<string, string>
  /** Accepted hosts; undefined accepts any. */
  allowedHosts: ReadonlySet<string> | undefined
  /** Proxies whose x-forwarded-for is trusted: the own network, or a list of addresses and networks. */
  trustedProxies: string
  /** Origin where the payment service answers browsers; undefined if none is configured. */
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

/** In the form that a policy requires. */
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

/**
 * The list and the channels' own hosts; without a list, the channels' hosts, or any host if `*` is among
 * them.
 */
function allowedHostsOf(list: string | undefined, channels: Map<string, string>) {
  const named = [...channels.keys()].filter((host) => host !== '*')
  const allowed = listOf(list ?? '').map(plainHost)
  return allowed.length > 0 || !channels.has('*') ? new Set([...allowed, ...named]) : undefined
}

export function channelOf({ channels }: Pick<Configuration, 'channels'>, hostname: string): string {
  return channels.get(plainHost(hostname)) ?? channels.get('*') ?? 'tsunagu'
}

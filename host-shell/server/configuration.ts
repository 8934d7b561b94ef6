import path from 'node:path'
import { plainHost } from './security/plain-host.rules'

/** The gateway's settings from environment variables. See docs/configuration.md. */
export type Configuration = {
  port: number
  host: string
  compositionFile: string
  /** Hosts that may serve fragments, in addition to those of the active composition. */
  fragmentHosts: string[]
  /**
   * Folder of the shell's releases: the current static files, and older ones for tabs that are still open.
   */
  shellReleases: string
  /** How long a page waits for a healthy remote's fragment. */
  fragmentDeadlineMs: number
  /** How long a page waits for a remote with an open circuit. */
  fragmentSickDeadlineMs: number
  /** Max concurrent fragment requests per release. */
  fragmentConcurrency: number
  /** Max queued requests per release. Further pages get a 503. */
  fragmentQueueLimit: number
  /**
   * Channels by host name, with `*` for all other hosts:
   * `shop.example=tsunagu,b2b.example=business,*=tsunagu`.
   */
  channels: Map<string, string>
  /** Accepted hosts. If undefined, any host is accepted. */
  allowedHosts: ReadonlySet<string> | undefined
  /**
   * Proxies whose x-forwarded-for header is trusted, as addresses or networks. By default, local and private
   * networks.
   */
  trustedProxies: string
  /** The shop's origin in links and payments, or undefined if none is configured. */
  publicOrigin: string | undefined
  /** The payment service's origin for browsers, or undefined if none is configured. */
  paymentOrigin: string | undefined
  /** Lets `?remotes=` override a remote's entry. For developers only. */
  isDeveloperOverrideAllowed: boolean
  /** A band on each page that says which shop a developer's remote runs with. Developers' gateways only. */
  developmentNote: string | undefined
}

export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const channels = parseChannels(env.CHANNELS ?? '*=tsunagu')
  const isDeveloperOverrideAllowed = env.DEVELOPER_OVERRIDE === '1'
  return {
    port: Number(env.PORT ?? 8080),
    host: env.HOST ?? '127.0.0.1',
    compositionFile: path.resolve(env.COMPOSITION ?? '.shop/composition.json'),
    fragmentHosts: parseList(env.FRAGMENT_HOSTS ?? ''),
    shellReleases: path.resolve(env.SHELL_RELEASES ?? path.join(__dirname, '../..')),
    fragmentDeadlineMs: Number(env.FRAGMENT_DEADLINE_MS ?? 1_500),
    fragmentSickDeadlineMs: Number(env.FRAGMENT_SICK_DEADLINE_MS ?? 300),
    fragmentConcurrency: Number(env.FRAGMENT_CONCURRENCY ?? 8),
    fragmentQueueLimit: Number(env.FRAGMENT_QUEUE_LIMIT ?? 64),
    channels,
    allowedHosts: readAllowedHosts(env.ALLOWED_HOSTS, channels),
    trustedProxies: env.TRUSTED_PROXIES || 'loopback,linklocal,uniquelocal',
    publicOrigin: parseOrigin(env.PUBLIC_ORIGIN),
    paymentOrigin: parseOrigin(env.PAYMENT_ORIGIN),
    isDeveloperOverrideAllowed,
    developmentNote: isDeveloperOverrideAllowed ? env.DEVELOPMENT_NOTE : undefined,
  }
}

/** Reduces a URL to its origin, as a content security policy expects. */
const parseOrigin = (text: string | undefined) => (text ? new URL(text).origin : undefined)

const parseList = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function parseChannels(text: string): Map<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split('=') as [string, string])
  return new Map(pairs.map(([host, channel]) => [plainHost(host), channel]))
}

/**
 * Returns the configured hosts and the channels' own hosts. If no hosts are configured and `*` is a channel,
 * returns undefined, which accepts any host.
 */
function readAllowedHosts(list: string | undefined, channels: Map<string, string>) {
  const named = [...channels.keys()].filter((host) => host !== '*')
  const allowed = parseList(list ?? '').map(plainHost)
  return allowed.length > 0 || !channels.has('*') ? new Set([...allowed, ...named]) : undefined
}

export function findChannel({ channels }: Pick<Configuration, 'channels'>, hostname: string): string {
  return channels.get(plainHost(hostname)) ?? channels.get('*') ?? 'tsunagu'
}

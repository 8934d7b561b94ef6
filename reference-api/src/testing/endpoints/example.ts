import type * as contracts from '@storefront/contracts'
import type { Access } from '@storefront/contracts'
import type { Database } from '../../platform/database/schema'
import type { EndpointWorld } from './endpoint-world'

type Contracts = typeof contracts

/** A contract's name, e.g. `addBookmark`. */
export type EndpointName = {
  [Name in keyof Contracts]: Contracts[Name] extends { readonly path: string; readonly access: Access }
    ? Name
    : never
}[keyof Contracts]

export type ExampleRequest = {
  /** The path's `:name` parts. A missing part is `1`. */
  params?: Record<string, string | number>
  /** Without the question mark, already encoded. */
  query?: string
  body?: unknown
  /** Sent as multipart, along with `body`. */
  file?: { name: string; bytes: Buffer }
  cookies?: Record<string, string>
}

/** Prepares the shop for one request and returns it. Each call prepares its own data. */
export type MakeRequest = (world: EndpointWorld) => Promise<ExampleRequest> | ExampleRequest

/** Parts that replace those of the request, with the rejection that they cause. A body replaces fields. */
export type Refusal = ExampleRequest & {
  code: string
  /** 422 if absent. */
  status?: number
}

/** One call as the endpoint suites send it, and the facts that its contract does not state. */
export type Example = {
  /** Succeeds for the right caller. Absent if the call takes no parameters. */
  request?: ExampleRequest | MakeRequest
  /**
   * Required for a body or a file. `none` if the call rejects only malformed bodies, because it creates or
   * looks up something, or may be repeated.
   */
  refusal?: Refusal | 'none'
  /** The status that another member gets for the request. Absent if it is the status of success. */
  other?: number
  /** True if another member's status is not checked: the call can't be repeated or varies by caller. */
  isOnce?: boolean
  /** True if guests are not served, although the contract's access is `any`. */
  isForMembers?: boolean
  /** True if the call ends the caller's session, so that each suite sends it as a member of its own. */
  isEndOfSession?: boolean
  isOpenInMaintenance?: boolean
  /**
   * Cache lifetime of a public GET. `shared`: guests share the response for two seconds (ADR 0054).
   * `lasting`: a day, because the same input yields the same image. Revalidated every time if absent.
   */
  cache?: 'shared' | 'lasting'
  /** True if the response has `x-limit`. */
  hasLimit?: boolean
  /** The table that a list reads. The query count copies its rows. */
  grows?: keyof Database
  /** The call whose request adds the member's first row to the list. */
  filledBy?: EndpointName
  /** True if a list doesn't grow with the tables: prefectures, months, the days for one gift. */
  isFixedLength?: boolean
  /** True for a single object with lists inside, which the query count measures like a list. */
  isCompound?: boolean
  /** The page size that the query count asks for. 100 if absent. */
  per?: 'all'
  /** True if the query count asks as a guest. */
  isAskedByGuest?: boolean
}

/** The examples of one noun's calls. A call without parameters and special facts needs none. */
export type Examples = Partial<Record<EndpointName, Example>>

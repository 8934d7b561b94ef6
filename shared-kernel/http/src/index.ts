export { markAsPrefetch } from './cache/prefetch-cache'
export { call, warmUp } from './call'
export {
  InvalidChannelError,
  MaintenanceError,
  NetworkError,
  RequestCancelled,
  ResponseError,
  TimeoutError,
  type PostedForm,
  refusedAsNothing,
  UnauthorisedError,
} from './errors'
export { limitOf, paginationOf } from './paging'
export { asIsland, configureHttp, currentScope, type RequestScope } from './request-scope'
export { takeRecentAnswers } from './transport/load-transport'
export { cancelPendingReads } from './transport/pending-reads'
export { whenIdle } from './when-idle'

export * from './endpoint'
export * from './paging'
export * from './picture'
export * from './wire'

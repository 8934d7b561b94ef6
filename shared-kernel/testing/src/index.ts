export { fakeApi, paged, type Seen } from './fake-api'
export { openScreenOf, type ScreenOptions } from './open-screen'

import { nextTask } from './boot/next-task'

/**
 * The shell's startup steps. Each step runs in its own task, so that no task is long. The steps include
 * packages that only remotes use, because the shell provides them.
 */
const parts: (() => Promise<unknown>)[] = [
  () =>
    import(/* webpackMode: "eager" */ './boot/translated-text').then(({ followTranslators }) =>
      followTranslators(),
    ),
  () => import(/* webpackMode: "eager" */ '@storefront/event-bus'),
  () => import(/* webpackMode: "eager" */ './boot/channel').then(({ speakForChannel }) => speakForChannel()),
  () => import(/* webpackMode: "eager" */ '@storefront/state'),
  () => import(/* webpackMode: "eager" */ '@storefront/ui'),
  () => import(/* webpackMode: "eager" */ '@storefront/session'),
  () =>
    import(/* webpackMode: "eager" */ './errors/watch-failures').then(({ watchFailures }) => watchFailures()),
  () =>
    import(/* webpackMode: "eager" */ './errors/error-reactions').then(({ watchErrors }) => watchErrors()),
  () =>
    import(/* webpackMode: "eager" */ './analytics/analytics').then(({ startAnalytics }) => startAnalytics()),
  () => import(/* webpackMode: "eager" */ './routing/open-shell').then(({ openShell }) => openShell()),
  () =>
    import(/* webpackMode: "eager" */ './remotes/start-headless').then(({ startAnswerers }) =>
      startAnswerers(),
    ),
  () =>
    import(/* webpackMode: "eager" */ './frame/cart-toast.state').then(({ watchPurchases }) =>
      watchPurchases(),
    ),
  // Must start before the first remote mounts, because the home page publishes its popups only once.
  () => import(/* webpackMode: "eager" */ './shop-popup/popups').then(({ startPopups }) => startPopups()),
  () => import(/* webpackMode: "eager" */ 'single-spa').then(({ start }) => start({ urlRerouteOnly: true })),
  () => import(/* webpackMode: "eager" */ './frame/frame').then(({ mountFrame }) => mountFrame()),
  () =>
    import(/* webpackMode: "eager" */ './header-scroll/header-scroll').then(({ watchHeaderScroll }) =>
      watchHeaderScroll(),
    ),
  () =>
    import(/* webpackMode: "eager" */ './frame/cart-start').then(({ startCartWhenNeeded }) =>
      startCartWhenNeeded(),
    ),
  () => import(/* webpackMode: "eager" */ './session').then(({ startSession }) => startSession()),
  () =>
    import(/* webpackMode: "eager" */ './unread-messages/unread-messages.state').then(
      ({ watchUnreadMessages }) => watchUnreadMessages(),
    ),
  () =>
    import(/* webpackMode: "eager" */ './tenant-layout/page-parts').then(({ showPageParts }) =>
      showPageParts(),
    ),
  () =>
    import(/* webpackMode: "eager" */ './colorscheme/start-colorscheme').then(
      ({ startColorscheme }) => void startColorscheme(),
    ),
  () => import(/* webpackMode: "eager" */ './start-offline').then(({ startOffline }) => startOffline()),
  () =>
    import(/* webpackMode: "eager" */ './boot/scripts-cookie').then(({ keepScriptsCookie }) =>
      keepScriptsCookie(),
    ),
  () => import(/* webpackMode: "eager" */ './observe/watch-vitals').then(({ watchVitals }) => watchVitals()),
]

async function open() {
  for (const part of parts) {
    await part()
    await nextTask()
  }
}

void open()

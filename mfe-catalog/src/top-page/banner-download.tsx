import type { Banner } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { saveBannerFile } from './banner-file.api'

/** Renders a button that downloads the banner's file (§8). Renders nothing if there is no file. */
export function BannerDownload({ banner }: { banner: Banner }) {
  const { run, isPending } = useCommand()
  if (!banner.has_file) return null
  const download = async () => {
    await saveBannerFile(banner)
    publish('toast.raised', { type: 'positive', message: 'ダウンロードが完了しました' })
  }
  return (
    <Button
      icon="download"
      size="sm"
      isPending={isPending}
      aria-label={`「${banner.title}」をダウンロードする`}
      onClick={() => void run(download)}
    >
      ダウンロードする
    </Button>
  )
}

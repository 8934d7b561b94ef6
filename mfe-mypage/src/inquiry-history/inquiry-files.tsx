import type { Inquiry } from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { saveInquiryFile } from './inquiry-history.api'
import { sizeInWords } from './inquiry-history.rules'
import styles from './inquiry-history.module.css'

type InquiryFilesProps = { label: string; inquiryId: number; files: Inquiry['files'] }

export function InquiryFiles({ label, inquiryId, files }: InquiryFilesProps) {
  const { run, isPending } = useCommand()
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file, index) => (
        <li key={file.key ?? index}>
          <Button
            size="sm"
            variant="quiet"
            icon="download"
            isPending={isPending}
            aria-label={`${file.name}（${sizeInWords(file.size)}）を開く`}
            onClick={() => void run(() => saveInquiryFile(inquiryId, file))}
          >
            {`${file.name}（${sizeInWords(file.size)}）`}
          </Button>
        </li>
      ))}
    </ul>
  )
}

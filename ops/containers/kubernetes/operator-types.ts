import type { Affinity, PodTemplateSpec, ResourceRequirements } from 'kubernetes-types/core/v1'
import type { ObjectMeta } from 'kubernetes-types/meta/v1'

/**
 * The fields of CloudNativePG 1.30 and its Barman Cloud plugin 0.14 that the manifests use, as their custom
 * resource definitions have them.
 */
type Resource<ApiVersion extends string, Kind extends string, Spec> = {
  apiVersion: ApiVersion
  kind: Kind
  metadata: ObjectMeta
  spec: Spec
}
type Operator<Kind extends string, Spec> = Resource<'postgresql.cnpg.io/v1', Kind, Spec>
type Parameters = Record<string, string>
type Reference = { name: string }
type Key = { name: string; key: string }

export type Cluster = Operator<
  'Cluster',
  {
    instances: number
    imageName?: string
    enablePDB?: boolean
    storage: { size: string; storageClass?: string }
    resources?: ResourceRequirements
    bootstrap?: {
      initdb?: { database: string; owner: string; encoding?: string; postInitApplicationSQL?: string[] }
    }
    postgresql?: {
      parameters?: Parameters
      synchronous?: {
        method: 'any' | 'first'
        number: number
        dataDurability?: 'required' | 'preferred'
        failoverQuorum?: boolean
      }
    }
    affinity?: Pick<Affinity, 'nodeAffinity'> & {
      enablePodAntiAffinity?: boolean
      podAntiAffinityType?: 'required' | 'preferred'
      topologyKey?: string
    }
    plugins?: { name: string; isWALArchiver?: boolean; parameters?: Parameters }[]
  }
>

export type Pooler = Operator<
  'Pooler',
  {
    cluster: Reference
    type?: 'rw' | 'ro' | 'r'
    instances?: number
    pgbouncer: { poolMode?: 'session' | 'transaction'; parameters?: Parameters }
    template?: PodTemplateSpec
  }
>

export type ScheduledBackup = Operator<
  'ScheduledBackup',
  {
    schedule: string
    immediate?: boolean
    backupOwnerReference?: 'none' | 'self' | 'cluster'
    cluster: Reference
    method?: 'barmanObjectStore' | 'volumeSnapshot' | 'plugin'
    pluginConfiguration?: { name: string; parameters?: Parameters }
  }
>

type Compressed = { compression?: 'gzip' | 'bzip2' | 'snappy' }

export type ObjectStore = Resource<
  'barmancloud.cnpg.io/v1',
  'ObjectStore',
  {
    retentionPolicy?: string
    configuration: {
      destinationPath: string
      endpointURL?: string
      s3Credentials?: { accessKeyId: Key; secretAccessKey: Key }
      wal?: Compressed
      data?: Compressed
    }
  }
>

